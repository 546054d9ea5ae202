import {
  auctionSituation,
  CARDING_HEADS,
  type CardingHead,
  meaningIn,
  SYSTEM_IDS,
  type SystemId,
  systemText,
} from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import { addCall, CONTRACT_AUCTION, callError, startAuction } from '@overtrick/rules/auction/auction';
import { BIDS, type Bid, type Call } from '@overtrick/rules/auction/call';
import { bySeat } from '@overtrick/rules/cards/seat';
import {
  CARD_PLACES,
  CARDING_PARTS,
  type CardingPart,
  type CardPart,
  type SystemCard,
} from './systemCard.ts';

/** The calls after which a card tells the next ones: nothing, an opening, an opening of the other side. */
const AUCTIONS: readonly (readonly Call[])[] = [
  [],
  ['1C', 'P'],
  ['1D', 'P'],
  ['1H', 'P'],
  ['1S', 'P'],
  ['1N', 'P'],
  ['2C', 'P'],
  ['2H', 'P'],
  ['2N', 'P'],
  ['1D'],
  ['1S'],
  ['1N'],
];
/** Higher calls say only that somebody wants to play there. */
const HIGHEST: Bid = '4N';
/** The words of a call that no line of the system has. */
const NATURAL = /^natural:/;

const KINDS = ['opening', 'over', 'answer'] as const;

function partOf(system: SystemId, calls: readonly Call[]): CardPart {
  const auction = calls.reduce((so, call) => addCall(CONTRACT_AUCTION, so, call), startAuction('S'));
  const situation = auctionSituation(
    'S',
    'none',
    calls,
    bySeat(() => system),
  );
  const all: readonly Call[] = ['P', 'X', ...BIDS.slice(0, BIDS.indexOf(HIGHEST) + 1)];
  const rows = all.flatMap((call) => {
    if (callError(CONTRACT_AUCTION, auction, call) !== undefined) return [];
    const { text, isArtificial } = meaningIn(situation, call);
    return NATURAL.test(text) ? [] : [{ call, text, isAlerted: isArtificial }];
  });
  return { kind: KINDS[calls.length] ?? 'answer', calls: calls.slice(0, 1), rows };
}

function cardingOf(system: SystemId, head: CardingHead, kind: CardingPart['kind']): CardingPart {
  const lines = systemText(system).carding.get(head) ?? [];
  return {
    kind,
    rows: lines.map(({ card, text, source }) => ({
      card: typeof card === 'number' ? defined(CARD_PLACES[card - 1], 'a card by its number') : card,
      text,
      holdings: /^(?:even|odd|\+)$/.test(source) ? '' : source.replaceAll('.', 'x').replaceAll('+', '…'),
    })),
  };
}

/** The systems of computer players, each as a card; worked out when the pages are built. */
export const systemCards: Readonly<Record<string, SystemCard>> = Object.fromEntries(
  SYSTEM_IDS.map((id) => [
    id,
    {
      name: systemText(id).name,
      parts: AUCTIONS.map((calls) => partOf(id, calls)),
      carding: CARDING_HEADS.map((head, i) =>
        cardingOf(id, head, defined(CARDING_PARTS[i], 'a part a head')),
      ),
    },
  ]),
);
