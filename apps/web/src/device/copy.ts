/** Puts text where it can be pasted from. @returns is it there now? */
export async function copied(what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(what);
    return true;
  } catch {
    return false;
  }
}
