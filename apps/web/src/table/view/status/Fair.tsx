import { Sealed } from '../../../deal/Sealed.tsx';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';

/** Shows the proof that the cards of the deal were fixed before its first call. */
export function Fair() {
  const fair = useTable(({ shown }) => shown?.fair);
  const { commitment, opened } = fair ?? {};
  if (commitment === undefined) return null;
  return (
    <Sealed
      commitment={commitment}
      opened={opened}
      words={text.fair}
      command={`overtrick deal --verify ${commitment} --opened '${opened}'`}
    />
  );
}
