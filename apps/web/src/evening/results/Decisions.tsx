import type { PenaltyView, TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { labelOf } from '../names.ts';

/** The reasons of decisions, as a list below the results that they changed; nothing if there are none. */
export function Decisions({ decided }: { readonly decided: readonly string[] }) {
  if (decided.length === 0) return null;
  return (
    <section>
      <h2>{eveningText.reasons.title}</h2>
      <ul>
        {decided.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

/** Writes the points that the director gave or deducted: `tops: −0.25`. */
export const penaltyInWords = ({ amount, unit }: PenaltyView): string =>
  eveningText.reasons[unit](text.points(amount));

/** Lists the penalties of the ranking with their reasons, those of one contestant or of all. */
export const penaltiesIn = (view: TournamentView, of?: string): readonly string[] =>
  (view.ranking?.rows ?? [])
    .filter(({ contestant }) => of === undefined || contestant === of)
    .flatMap(({ contestant, penalties = [] }) =>
      penalties.map((penalty) => {
        const what = penaltyInWords(penalty);
        const { decided } = eveningText.reasons;
        const said = penalty.reason === undefined ? what : decided(what, penalty.reason);
        return of === undefined ? `${labelOf(view, contestant)}, ${said}` : said;
      }),
    );
