import { describe, expect, test } from 'vitest';
import { bytesOfText, decodeText, textOfBytes } from './decode.ts';

const bytes = (...list: number[]): Uint8Array => Uint8Array.from(list);

describe('the text of bytes', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('[West "Łukasz"]'), '[West "Łukasz"]'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x5b, 0, 0x41, 0x01), '[Ł'],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, 0, 0x5b, 0x01, 0x41), '[Ł'],
    ['UTF-16 without a mark', bytes(0x5b, 0, 0x45, 0, 0x20, 0, 0x22, 0), '[E "'],
    ['UTF-16 without a mark, the other way round', bytes(0, 0x5b, 0, 0x45, 0, 0x20, 0, 0x22), '[E "'],
    // Łukasz Wójcik, Żółć, and José Núñez
    ['central Europe', bytes(0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a, 0x20, 0x57, 0xf3, 0x6a), 'Łukasz Wój'],
    ['central Europe within a word', bytes(0x50, 0x61, 0x77, 0x65, 0xb3), 'Paweł'],
    ['western Europe', bytes(0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x4e, 0xfa, 0xf1, 0x65, 0x7a), 'José Núñez'],
    ['signs of western Europe alone', bytes(0x93, 0x41, 0x94, 0x20, 0x80, 0x20, 0xb9), '“A” € ¹'],
  ])('%s', (_, input, text) => {
    expect(decodeText(input)).toBe(text);
  });

  test('zeros are no text', () => {
    expect(decodeText(bytes(1, 0, 0, 2, 7))).toBe(undefined);
  });

  test('bytes come back from the text that has a letter for each', () => {
    const all = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
    expect(bytesOfText(textOfBytes(all))).toEqual(all);
  });
});
