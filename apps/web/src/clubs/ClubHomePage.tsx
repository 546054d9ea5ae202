import { Link } from 'wouter';
import { Fan } from '../deal/cards/Fan.tsx';
import halves from '../design/Halves.module.css';
import prose from '../design/Prose.module.css';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { eveningText } from '../text/evening.ts';
import { ClubLinks } from './ClubLinks.tsx';
import { Describe } from './Describe.tsx';
import { Evenings, useOpening } from './Evenings.tsx';
import { Members } from './Members.tsx';
import { OwnMember } from './OwnMember.tsx';
import { Series } from './Series.tsx';
import { Signups } from './signups/Signups.tsx';
import { SignupTermsForm } from './signups/SignupTermsForm.tsx';
import { useSignups } from './signups/useSignups.ts';
import { useHome } from './useHome.ts';

/** The page of a club: when it meets, its evenings with their results, its members. */
export default function ClubHomePage({ club }: { readonly club: string }) {
  const home = useHome(club);
  const list = useSignups(home);
  const open = useOpening(home);
  const { shown, why } = home;
  const words = eveningText.home;
  useTitle(shown?.name ?? words.title);
  if (shown === undefined)
    return (
      <Page narrow>
        <h1>{words.title}</h1>
        <p role={why === undefined ? 'status' : 'alert'}>{why ?? words.loading}</p>
        {why !== undefined && (
          <p>
            <Link href="/club">{words.toClubs}</Link>
          </p>
        )}
      </Page>
    );
  const { weekly, next, role } = shown;
  const isOwner = role === 'owner';
  const members = shown.members !== undefined && (
    <Members home={home} shown={shown} members={shown.members} />
  );
  return (
    <Page>
      <div className={halves.page}>
        <h1>{shown.name}</h1>
        {weekly && (
          <p className={prose.lead}>
            {words.every(words.weekday(weekly.day), weekly.time, weekly.zone)}{' '}
            {next !== undefined && words.next(next)}
          </p>
        )}
        <p className={prose.soft}>{words.roles[role]}</p>
        {(weekly !== undefined || shown.all > 0) && (
          <p>
            <a href={`webcal://${location.host}/api/clubs/${club}/calendar.ics`}>{words.calendar}</a>
          </p>
        )}
        {why !== undefined && <p role="alert">{why}</p>}
        <div className={halves.halves}>
          <div className={halves.half}>
            <Signups
              home={home}
              shown={shown}
              list={list}
              onOpen={() =>
                void open({
                  withSignups: true,
                  ...(list.shown?.evening && { date: list.shown.evening.date }),
                })
              }
            />
            <Evenings home={home} shown={shown} />
            {shown.you !== undefined && <OwnMember home={home} shown={shown} />}
            {shown.series !== undefined && <Series home={home} shown={shown} series={shown.series} />}
            {isOwner && members}
            <div className={halves.art} aria-hidden="true">
              <Fan />
            </div>
          </div>
          <div className={halves.half}>
            {isOwner ? (
              <>
                <Describe home={home} shown={shown} />
                {list.shown && (
                  <SignupTermsForm home={home} shown={shown} list={list} terms={list.shown.terms} />
                )}
                <ClubLinks home={home} shown={shown} />
              </>
            ) : (
              members
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}
