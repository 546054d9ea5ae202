import form from '../../design/Form.module.css';
import prose from '../../design/Prose.module.css';
import { TwoSingles } from '../../evening/TwoSingles.tsx';
import { eveningText } from '../../text/evening.ts';
import { namesOf } from './names.ts';
import { changeSignup, type OfSignups } from './useSignups.ts';

/** For the club's owner: two singles become a pair. */
export function Joining({ home, list, shown, evening }: OfSignups) {
  const singles = shown.signups.filter(({ place }) => place === 'single');
  const words = eveningText.signups;
  if (singles.length < 2) return null;
  return (
    <details>
      <summary>{words.join}</summary>
      <div className={form.form}>
        <p className={prose.soft}>{words.joinHelp}</p>
        <TwoSingles
          singles={singles}
          nameOf={namesOf}
          onJoin={({ signup }, { signup: other }) =>
            void list.does(changeSignup(home, signup, { kind: 'join', evening, other }, 'owner'))
          }
        />
      </div>
    </details>
  );
}
