/**
 * Messages with places for values, as translators know them: `{0}` the first value, `{0, seat}` as a word of its kind,
 * `{0, plural, =1{just me} one{{0} card} other{{0} cards}}` by number, where `=1` goes before the language's own forms,
 * and `{0, select, true{sides} other{players}}` by what the value is as text.
 */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly as?: string }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly forms: Readonly<Record<string, Message>>;
    };

export type Message = readonly Piece[];

/** Reads a message; throws where a brace is missing, which a test of the files finds first. */
export function parseMessage(source: string): Message {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('{', at);
    if (open < 0) {
      pieces.push({ kind: 'text', text: source.slice(at) });
      break;
    }
    if (open > at) pieces.push({ kind: 'text', text: source.slice(at, open) });
    const close = closing(source, open);
    pieces.push(parsePlace(source.slice(open + 1, close)));
    at = close + 1;
  }
  return pieces;
}

function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${source}`);
}

function parsePlace(inside: string): Piece {
  const [, name = '', as = '', rest = ''] = /^(\w+)(?:, (\w+))?(?:, (.*))?$/s.exec(inside) ?? [];
  if (name === '') throw new Error(`no place for a value: ${inside}`);
  if (as !== 'plural' && as !== 'select') return { kind: 'value', name, ...(as !== '' && { as }) };
  const forms: Record<string, Message> = {};
  for (let at = 0; at < rest.length; ) {
    const open = rest.indexOf('{', at);
    const close = closing(rest, open);
    forms[rest.slice(at, open).trim()] = parseMessage(rest.slice(open + 1, close));
    at = close + 1;
  }
  return { kind: as, name, forms };
}

/** Returns the names of all values that a message has a place for. */
export const namesIn = (message: Message): ReadonlySet<string> =>
  new Set(
    message.flatMap((piece) =>
      piece.kind === 'text'
        ? []
        : [
            piece.name,
            ...(piece.kind === 'value'
              ? []
              : Object.values(piece.forms).flatMap((form) => [...namesIn(form)])),
          ],
    ),
  );

/** The functions that write values in a language. */
export interface Formats {
  readonly plural: Intl.PluralRules;
  readonly show: (value: unknown, as?: string) => string;
}

export function formatMessage(
  message: Message,
  values: Readonly<Record<string, unknown>>,
  formats: Formats,
): string {
  return message
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const value = values[piece.name];
      if (piece.kind === 'value') return formats.show(value, piece.as);
      const form =
        piece.kind === 'select'
          ? piece.forms[String(value)]
          : (piece.forms[`=${value}`] ?? piece.forms[formats.plural.select(Number(value))]);
      return formatMessage(form ?? piece.forms.other ?? [], values, formats);
    })
    .join('');
}
