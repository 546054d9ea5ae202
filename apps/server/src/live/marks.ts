import { createHmac } from 'node:crypto';

/** From where somebody comes to a table. */
export interface Origin {
  /** Of who is signed in. */
  readonly account?: string | undefined;
  readonly address?: string | undefined;
  /** The name that the visitor's page gives its device. */
  readonly device?: string | undefined;
}

/**
 * By what a log knows a visitor again, keyed by its secret. Of an address it has 16 bits: they tell the few who come to
 * one table apart, and too little to find the address by, since each fits 65,536 of them.
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
