/**
 * Trimmed, with a to z as capitals. Other letters stay, so that none of those that Unicode folds to a Latin letter
 * (`ſ`, `ß`, the Kelvin sign) passes for one in a notation.
 */
export const capitals = (text: string): string =>
  text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** A value that came through JSON or a command line, as an error message shows it: JSON, cut at 40 characters. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
