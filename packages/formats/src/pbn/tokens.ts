/** A token of an auction or play section (PBN 3.2), with its offset in the section's text. */
export type Token = { readonly at: number } /** A call or a card, a dash, `*` or `+`. */ & (
  | { readonly kind: 'word'; readonly text: string }
  /** The number of a note. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'escape'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'nag'; readonly nag: number }
  /** `!`, `?!`, …: the first to sixth annotation of a call or of a card. */
  | { readonly kind: 'suffix'; readonly rank: number }
  | { readonly kind: 'mark'; readonly mark: Mark }
);

/** An irregularity that was accepted (PBN 3.9). */
export type Mark = 'I' | 'S' | 'R' | 'L';

const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!'];

const SPACE = /\s+/y;
const ESCAPE = /%([^\n]*)/y;
const TOKEN =
  /(?<word>[A-Za-z0-9-]+|[*+])|=(?<note>\d+)=|\$(?<nag>\d+)|(?<suffix>[!?]{1,2})|\^(?<mark>[ISRLisrl])|\{(?<brace>[^}]*)\}?|;(?<line>[^\n]*)/y;

/** Splits the text after an [Auction] or [Play] tag into tokens. */
export function* tokensOf(text: string): Generator<Token> {
  let at = 0;
  while (at < text.length) {
    const escaped = text[at] === '%' && text[at - 1] === '\n';
    const pattern = escaped ? ESCAPE : /\s/.test(text[at] ?? '') ? SPACE : TOKEN;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (escaped) yield { kind: 'escape', text: found?.[1] ?? '', at };
    else if (found === null) yield { kind: 'unknown', text: text[at] ?? '', at };
    else if (found.groups) yield tokenOf(found.groups, at);
    at = found === null ? at + 1 : pattern.lastIndex;
  }
}

function tokenOf(found: { readonly [name: string]: string | undefined }, at: number): Token {
  const { word, note, nag, suffix, mark, brace, line } = found;
  if (word !== undefined) return { kind: 'word', text: word, at };
  if (note !== undefined) return { kind: 'note', text: note, at };
  if (nag !== undefined) return { kind: 'nag', nag: Number(nag), at };
  if (suffix !== undefined) return { kind: 'suffix', rank: SUFFIXES.indexOf(suffix) + 1, at };
  const sign = mark?.toUpperCase();
  if (sign === 'I' || sign === 'S' || sign === 'R' || sign === 'L') return { kind: 'mark', mark: sign, at };
  return { kind: 'comment', text: brace ?? line ?? '', at };
}
