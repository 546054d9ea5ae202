import { numberOfDeal } from '@overtrick/rules/deals/deal';
import { makeSetup, type Setup } from '@overtrick/rules/deals/setup';

/**
 * Returns the text that fixes a deal, with a salt so that nobody finds it by trying: the number of the deal (`overtrick
 * deal --number`), for some games the pack's order and the split, then the salt. It is shown when the deal is over.
 */
export function sealedOf(setup: Setup, salt: string): string {
  const { order, split } = makeSetup(setup);
  return [numberOfDeal(setup.deal), order, split, salt].filter((part) => part !== undefined).join(' ');
}
