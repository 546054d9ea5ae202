import { text } from '../text.ts';
import type { LanguageId } from './list.ts';

/** The files of messages, each fetched when its language is wanted. */
const FILES = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default' });

/** Has the pages speak a language from now on: before they are drawn. English comes with them. */
export async function speak(language: LanguageId): Promise<void> {
  const file = await FILES[`./${language}.txt`]?.();
  if (file === undefined) return;
  const { overlay, parseMessages } = await import('./overlay.ts');
  overlay(text, language, parseMessages(file));
}
