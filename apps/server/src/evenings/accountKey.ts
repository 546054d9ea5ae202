import { present } from '@overtrick/rules/present';
import { ok } from '@overtrick/rules/result';
import { newToken, proofOf } from '../base/token.ts';
import type { Order } from './order.ts';
import { orderOf } from './orders.ts';

/** An order that creates a director's key, with the key's token. */
export interface DeskOrder {
  readonly order: Order;
  readonly token: string;
}

/**
 * Creates the order by which a director's key makes another: the one that an account holds, or the one of a new device.
 * A director who plays makes the key of a director who plays the same.
 * @param proof the hash of the director's token
 * @param label what the desk's list of keys says of it
 */
export function deskOrder(proof: string, label?: string): DeskOrder {
  const token = newToken();
  const order = orderOf({ proof }, (_tournament, { plays }) =>
    ok([
      {
        kind: 'granted',
        role: 'director',
        ...present({ label, plays }),
        proof: proofOf(token),
      },
    ]),
  );
  return { order, token };
}

/** Creates the order by which a key revokes itself. */
export const revokingOrder = (proof: string): Order =>
  orderOf({ proof }, (_tournament, { number }) => ok([{ kind: 'revoked', key: number }]));
