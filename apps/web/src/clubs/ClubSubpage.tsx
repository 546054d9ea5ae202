import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import halves from '../design/Halves.module.css';
import { keyToClub } from '../device/clubs.ts';
import { whyNot } from '../evening/refusal.ts';
import type { Answer } from '../server/ask.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { eveningText } from '../text/evening.ts';

interface ClubSubpageProps<T> {
  readonly club: string;
  /** The title until the data, and with them the name, have come. */
  readonly title: string;
  /** Asks the server for the data, with the club's key if this device has one. */
  readonly load: (token: string | undefined) => Promise<Answer<T>>;
  readonly children: (data: T) => ReactNode;
}

/** A page of one club that loads named data once: a link to the club, the name, and then the content. */
export function ClubSubpage<T extends { readonly name: string }>(props: ClubSubpageProps<T>) {
  const { club, title, load, children } = props;
  const [answer, setAnswer] = useState<{ readonly data?: T; readonly why?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is of one club, and asks once
  useEffect(() => {
    let isGone = false;
    void load(keyToClub(club)?.token).then((reply) => {
      if (!isGone) setAnswer(reply.ok ? { data: reply.value } : { why: whyNot(reply) });
    });
    return () => {
      isGone = true;
    };
  }, [club]);
  const { data, why } = answer;
  useTitle(data?.name ?? title);
  return (
    <Page>
      <div className={halves.page}>
        <p>
          <Link href={`/clubs/${club}`}>{eveningText.home.toClub}</Link>
        </p>
        {data === undefined ? (
          <p role={why === undefined ? 'status' : 'alert'}>{why ?? eveningText.home.loading}</p>
        ) : (
          <>
            <h1>{data.name}</h1>
            {children(data)}
          </>
        )}
      </div>
    </Page>
  );
}
