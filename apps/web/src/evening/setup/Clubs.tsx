import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import form from '../../design/Form.module.css';
import panel from '../../design/Panel.module.css';
import prose from '../../design/Prose.module.css';
import { keepClub, useClubs } from '../../device/clubs.ts';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { whyNot } from '../refusal.ts';

/** The clubs that this device knows, and a new one. */
export function Clubs() {
  const clubs = useClubs((kept) => kept.clubs);
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [why, setWhy] = useState<string>();
  const words = eveningText.home;
  const found = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await ask('POST /api/clubs', { body: { name: name.trim() } });
    if (!answer.ok) return setWhy(whyNot(answer));
    keepClub({ ...answer.value, role: 'owner', name: name.trim() });
    navigate(`/clubs/${answer.value.club}`);
  };
  const known = new Map(clubs.toReversed().map((club) => [club.club, club]));
  return (
    <section className={panel.panel} aria-labelledby="clubs">
      <h2 id="clubs">{words.clubs}</h2>
      <p>{words.clubsIntro}</p>
      {known.size > 0 && (
        <ul className={prose.links}>
          {[...known.values()].toReversed().map(({ club, name: called }) => (
            <li key={club}>
              <Link href={`/clubs/${club}`}>{called ?? words.title}</Link>
            </li>
          ))}
        </ul>
      )}
      <form className={form.form} onSubmit={(event) => void found(event)}>
        <Field
          label={words.clubName}
          value={name}
          maxLength={80}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <Button type="submit" disabled={name.trim() === ''}>
            {words.found}
          </Button>
        </div>
      </form>
      {why !== undefined && <p role="alert">{why}</p>}
    </section>
  );
}
