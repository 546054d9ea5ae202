/**
 * Decodes a file's bytes: UTF-8, UTF-16, or a Windows code page: 1250 (central Europe) if words contain bytes that are
 * letters only there, otherwise 1252 (western Europe). Returns `undefined` for bytes that are not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const wide = wideOf(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isCentral(bytes) ? 'windows-1250' : 'windows-1252').decode(bytes);
  }
}

/** Detects UTF-16 by its byte order mark, or by a zero in every other of the first bytes. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, 64);
  if (first.length < 4 || first.length % 2 === 1) return undefined;
  const zeros = (rest: number): boolean => first.every((byte, i) => i % 2 !== rest || byte === 0);
  const letters = (rest: number): boolean =>
    first.every((byte, i) => i % 2 !== rest || (byte > 8 && byte < 127));
  if (zeros(1) && letters(0)) return 'utf-16le';
  return zeros(0) && letters(1) ? 'utf-16be' : undefined;
}

/** Bytes that are letters in 1250 and symbols in 1252: Ł Ą Ş Ż ł ą ş ľ ż ś ť ź Ś Ť Ź. */
const CENTRAL = new Set([...[0xa3, 0xa5, 0xaa, 0xaf, 0xb3, 0xb9, 0xba, 0xbe, 0xbf], ...[0x9d, 0x8d, 0x8f]]);

/** True if one of them is next to a letter. */
const isCentral = (bytes: Uint8Array): boolean =>
  bytes.some((byte, i) => CENTRAL.has(byte) && (isLetter(bytes[i - 1]) || isLetter(bytes[i + 1])));

const isLetter = (byte = 0): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Converts bytes to a text with one character for each byte (Latin-1). */
export const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};
export const bytesOfText = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
