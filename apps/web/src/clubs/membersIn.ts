import { MOST_MEMBERS_AT_ONCE, type NewMember } from '@overtrick/protocol/clubs';

/**
 * Reads the members in a list, one per line: a name, then a number and a handicap where they are known.
 *
 *     membersIn('Anna Berg, 17171, 2.5\nBo Ek')
 *     // [{ name: 'Anna Berg', number: '17171', handicap: 2.5 }, { name: 'Bo Ek' }]
 */
export const membersIn = (list: string): readonly NewMember[] =>
  list
    .split(/\r?\n/)
    .flatMap((line) => memberIn(line))
    .slice(0, MOST_MEMBERS_AT_ONCE);

function memberIn(line: string): readonly NewMember[] {
  const [name = '', number = '', handicap = ''] = line.split(/[,;\t]/).map((part) => part.trim());
  if (name === '') return [];
  const percent = Number(handicap.replace(/%$/, '').replace('−', '-'));
  return [
    {
      name,
      ...(number !== '' && { number }),
      ...(handicap !== '' && !Number.isNaN(percent) && { handicap: percent }),
    },
  ];
}
