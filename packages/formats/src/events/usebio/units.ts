import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';

/** A part of an event with its own lists of pairs and boards. */
export interface Unit {
  readonly element: XmlElement;
  readonly session?: string;
  /** Set if sections use the same pair numbers. */
  readonly section?: string;
}

/** Returns the event, or its sessions, or their sections. */
export function unitsOf(event: XmlElement): readonly Unit[] {
  const sessions = descendantsOf(event, 'SESSION');
  const parts = sessions.length > 1 ? sessions : [event];
  return parts.flatMap((element, i) => {
    const session = sessions.length > 1 ? { session: String(i + 1) } : {};
    const sections = descendantsOf(element, 'SECTION').filter(hasPairs);
    if (sections.length < 2) return [{ element, ...session }];
    const alike = isRepeated(sections.flatMap(numbersOf));
    return sections.map((part, at) => ({
      element: part,
      ...session,
      ...(alike && { section: nameOf(part) ?? String.fromCharCode(65 + at) }),
    }));
  });
}

const hasPairs = (section: XmlElement): boolean => descendantsOf(section, 'PARTICIPANTS').length > 0;

const nameOf = (section: XmlElement): string | undefined =>
  section.attributes.SECTION_ID ?? textOfChild(section, 'SECTION_ID') ?? textOfChild(section, 'SECTION_NAME');

const numbersOf = (section: XmlElement): string[] =>
  descendantsOf(section, 'PAIR').map(
    (pair) => `${textOfChild(pair, 'PAIR_NUMBER')} ${textOfChild(pair, 'DIRECTION') ?? ''}`,
  );

const isRepeated = (numbers: readonly string[]): boolean => new Set(numbers).size < numbers.length;
