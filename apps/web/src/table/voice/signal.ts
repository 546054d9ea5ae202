/** The messages that the browsers of a table send each other, as JSON: each session of a voice has an id of its own. */
export type Signal =
  /** I have joined voice chat: everybody in it offers me a connection. */
  | { readonly kind: 'here'; readonly id: string }
  | { readonly kind: 'gone'; readonly id: string }
  /** A description of a connection (SDP, RFC 8866), for the session `to`. */
  | { readonly kind: 'offer' | 'answer'; readonly id: string; readonly to: string; readonly sdp: string };

/** Reads a signal; returns `undefined` for any other text. */
export function parseSignal(text: string): Signal | undefined {
  const read = parsed(text);
  if (typeof read !== 'object' || read === null) return undefined;
  const { kind, id, to, sdp }: Readonly<Record<string, unknown>> = { ...read };
  if (typeof id !== 'string') return undefined;
  if (kind === 'here' || kind === 'gone') return { kind, id };
  if ((kind === 'offer' || kind === 'answer') && typeof to === 'string' && typeof sdp === 'string')
    return { kind, id, to, sdp };
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
