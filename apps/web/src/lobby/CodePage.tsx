import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import { Join } from './Join.tsx';

/** A form for going to a table by its code, at an address that can be read out as well. */
export default function CodePage() {
  useTitle(text.lobby.join);
  return (
    <Page narrow>
      <Join isPage />
    </Page>
  );
}
