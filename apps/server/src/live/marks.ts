import { createHmac } from 'node:crypto';

/** The origin of a visitor. */
export interface Origin {
  /** The account that is signed in. */
  readonly account?: string | undefined;
  readonly address?: string | undefined;
  /** The id that the visitor's page gives its device. */
  readonly device?: string | undefined;
}

/**
 * Returns the marks by which a log recognises a visitor, keyed by its secret. The mark of an address has 16 bits:
 * enough to distinguish the few visitors of one table, but 65,536 times too few to find an IPv4 address.
 */
export const marksOf = (secret: string, { address, device, account }: Origin): string[] =>
  Object.entries({ address, device, account }).flatMap(([kind, value]) =>
    value === undefined
      ? []
      : [
          `${kind} ${createHmac('sha256', secret)
            .update(`${kind} ${value}`)
            .digest('hex')
            .slice(0, kind === 'address' ? 4 : 12)}`,
        ],
  );
