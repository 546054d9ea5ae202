import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import source from './firstEvening.md?raw';
import { Markdown } from './Markdown.tsx';

/** A page for newcomers to a club: procedure at the table, the director, manners. The text is English. */
export default function FirstEveningPage() {
  useTitle(learnText.learn.firstEvening);
  return (
    <Page narrow>
      <Markdown source={source} lang="en" />
    </Page>
  );
}
