/** A text message of a WebSocket, with its original bytes. */
export interface Frame {
  readonly text: string;
  readonly bytes: Buffer;
}

/** Splits whole frames from bytes. Returns them with the remaining bytes. */
export function framesIn(bytes: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let rest = bytes;
  for (;;) {
    const frame = firstFrame(rest);
    if (frame === undefined) return { frames, rest };
    frames.push(frame);
    rest = rest.subarray(frame.bytes.length);
  }
}

function firstFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  const [, second = 0] = bytes;
  const short = second & 0x7f;
  const lengthEnd = short < 126 ? 2 : short === 126 ? 4 : 10;
  const bodyStart = lengthEnd + (second & 0x80 ? 4 : 0);
  if (bytes.length < bodyStart) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < bodyStart + length) return undefined;
  const mask = bytes.subarray(lengthEnd, bodyStart);
  const body = bytes.subarray(bodyStart, bodyStart + length);
  const text = mask.length === 0 ? body : body.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return { text: Buffer.from(text).toString(), bytes: bytes.subarray(0, bodyStart + length) };
}

/** Writes a text as a server's frame (RFC 6455), whose bytes are not masked. */
export function serverFrame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([headOf(body.length, 0), body]);
}

/** Writes a text as a client's frame; its mask of zeros changes nothing. */
export function clientFrame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([headOf(body.length, 0x80), Buffer.alloc(4), body]);
}

function headOf(length: number, masked: 0 | 0x80): Buffer {
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  head[1] = masked | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
