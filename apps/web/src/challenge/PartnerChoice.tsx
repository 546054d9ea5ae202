import { Choice } from '../design/Choice.tsx';
import { text } from '../text/text.ts';

const PEOPLE = ['2', '1'] as const;
/** The people of a pair who bid: one has a computer player for partner. */
export type People = (typeof PEOPLE)[number];

export interface PartnerChoiceProps {
  readonly value: People;
  readonly onChange: (people: People) => void;
}

/** The partner with whom boards are bid. */
export const PartnerChoice = ({ value, onChange }: PartnerChoiceProps) => (
  <Choice
    label={text.bidding.partner}
    values={PEOPLE}
    value={value}
    onChange={onChange}
    labelOf={(people) => text.bidding.partners[people]}
  />
);
