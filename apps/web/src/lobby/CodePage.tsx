import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import { Join } from './Join.tsx';

/** The way to a table for who has been told its code, at an address that can be told as well. */
export default function CodePage() {
  useTitle(text.lobby.join);
  return (
    <Page narrow>
      <Join isPage />
    </Page>
  );
}
