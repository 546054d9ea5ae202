import { text } from '../text/text.ts';

/** Puts text where it can be pasted from; what is said of it. @param done what is said when it is there */
export async function copied(what: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(what);
    return done;
  } catch {
    return text.invite.copyFailed;
  }
}
