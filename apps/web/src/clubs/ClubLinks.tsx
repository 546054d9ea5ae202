import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Flag } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import panel from '../design/Panel.module.css';
import { forgetClub } from '../device/clubs.ts';
import { LinkRow } from '../invite/LinkRow.tsx';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { saveExport } from './saveExport.ts';
import type { OfHome } from './useHome.ts';

/** For the owner of a club: the links to it, and the end of it. */
export function ClubLinks({ home: of, shown }: OfHome) {
  const { club, token, does } = of;
  const [isSure, setSure] = useState(false);
  const [, navigate] = useLocation();
  const words = eveningText.home;
  const at = `${location.origin}/clubs/${club}`;
  const parameters = { club };
  const remove = async () => {
    const answer = await ask('DELETE /api/clubs/{club}', { parameters, token });
    if (!answer.ok) return;
    if (token !== undefined) forgetClub(token);
    navigate('/club');
  };
  return (
    <section className={panel.panel} aria-labelledby="links">
      <h2 id="links">{words.links}</h2>
      <h3>{words.publicLink}</h3>
      <LinkRow label={words.publicLink} link={at} copy={eveningText.links.copy} />
      <h3>{words.membersLink}</h3>
      <p>{words.membersLinkHelp}</p>
      <LinkRow label={words.membersLink} link={`${at}#${shown.link ?? ''}`} copy={eveningText.links.copy} />
      <h3>{words.ownerLink}</h3>
      <p>{words.ownerLinkHelp}</p>
      <LinkRow label={words.ownerLink} link={`${at}#${token ?? ''}`} copy={eveningText.links.copy} />
      <div className={form.buttons}>
        <Button onClick={() => void does(ask('POST /api/clubs/{club}/link', { parameters, token }))}>
          {words.renew}
        </Button>
        <Button onClick={() => void saveExport(of)}>{words.exportAll}</Button>
      </div>
      <Flag label={words.sure} help={words.endHelp} checked={isSure} onChange={setSure} />
      <div>
        <Button disabled={!isSure} onClick={() => void remove()}>
          {words.end}
        </Button>
      </div>
    </section>
  );
}
