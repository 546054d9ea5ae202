import type { LessonOfAccount } from '@overtrick/protocol/lesson';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../account/account.ts';
import button from '../../design/Button.module.css';
import prose from '../../design/Prose.module.css';
import { learnText } from '../../text/learn.ts';
import styles from '../Learn.module.css';
import { lessonsOfAccount } from './shareApi.ts';
import { keepInAccount, type LessonRole, useStoredLessons } from './storedLessons.ts';

/** Lessons that one shares with others, and those that one takes. */
export function ForClass() {
  const kept = useStoredLessons(({ lessons }) => lessons);
  const account = useAccount(({ name }) => name);
  const [ofAccount, setOfAccount] = useState<readonly LessonOfAccount[]>([]);
  useEffect(() => {
    if (account === undefined) return setOfAccount([]);
    void keepInAccount().then(lessonsOfAccount).then(setOfAccount);
  }, [account]);
  const words = learnText.lessons;
  const listed = (role: LessonRole): readonly Listed[] => {
    const there = ofAccount.filter(({ isOwn }) => isOwn === (role === 'given'));
    const here = kept.filter((one) => one.role === role);
    const others = here.filter(({ lesson }) => !there.some((one) => one.lesson === lesson));
    return [...there, ...others];
  };
  return (
    <section className={styles.part} aria-labelledby="class">
      <h2 id="class">{words.forClass}</h2>
      <p>{words.forClassIntro}</p>
      <Link href="/lessons/new" className={`${button.button} ${styles.go}`}>
        {words.write}
      </Link>
      <List id="given" title={words.given} lessons={listed('given')} rest="/results" />
      <List id="taken" title={words.taken} lessons={listed('taken')} rest="" />
    </section>
  );
}

type Listed = Pick<LessonOfAccount, 'lesson' | 'title' | 'label' | 'pupils'>;

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly Listed[];
  /** The part of the address that follows the lesson. */
  readonly rest: string;
}

function List({ id, title, lessons, rest }: ListProps) {
  if (lessons.length === 0) return null;
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul className={styles.list} aria-labelledby={id}>
        {lessons.map(({ lesson, title: called, label, pupils }) => (
          <li key={lesson}>
            <Link href={`/lessons/${lesson}${rest}`}>{called}</Link>{' '}
            <span className={prose.soft}>
              {[label, pupils !== undefined && learnText.lessons.pupils(pupils)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
