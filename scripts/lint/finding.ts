/** Something that a lint found: a place in a file of the workspace and why it may not stay. */
export type Finding = { readonly file: string; readonly line: number; readonly why: string };
