import { defined } from '@overtrick/rules/assert';
import type { CDPSession, JSHandle, Page } from '@playwright/test';

/** Listens so often without hearing anything until nothing more is to come. */
const QUIET_TIMES = 10;
/** Between one time and the next. */
const TIMES_MS = 30;

export interface Ear {
  /** All that is said until nothing more comes, in its order, each change once. */
  readonly hear: () => Promise<readonly string[]>;
  /** Knows where the focus is without being told: whoever listens has put it there. */
  readonly notice: () => Promise<void>;
}

interface Heard {
  readonly id: number;
  readonly said: string;
}

/**
 * Hears what comes into the live regions of the page's accessibility tree, as a screen reader does.
 * @param regions selectors of the regions, in the order in which they are heard
 * @param hasFocus whether what takes the focus is heard too, by its role, name and description
 */
export async function earOf(page: Page, regions: readonly string[], hasFocus = false): Promise<Ear> {
  const line = await page.context().newCDPSession(page);
  await line.send('Accessibility.enable');
  const heard = new Map<number, string>();
  let focused = '';
  const look = async (): Promise<readonly string[]> => {
    const found = (await Promise.all(regions.map((region) => textsIn(line, region)))).flat();
    const fresh = found.filter(({ id, said }) => heard.get(id) !== said);
    for (const { id, said } of fresh) heard.set(id, said);
    const focus = hasFocus ? await focusOf(line) : '';
    const isNew = focus !== focused && focus !== '';
    focused = focus;
    return [...(isNew ? [focus] : []), ...fresh.map(({ said }) => said)];
  };
  const stirrings = await stirringsOf(page);
  return {
    async hear() {
      const said: string[] = [];
      let seen = -1;
      for (let quiet = 0; quiet < QUIET_TIMES; quiet++) {
        await page.waitForTimeout(TIMES_MS);
        const now = await stirrings.evaluate(({ count }) => count);
        // a tree that is looked at is made: only where the page has stirred, and once more at the end
        if (now === seen && quiet < QUIET_TIMES - 1) continue;
        seen = now;
        const fresh = await look();
        said.push(...fresh);
        if (fresh.length > 0) quiet = -1;
      }
      return said;
    },
    async notice() {
      focused = await focusOf(line);
    },
  };
}

/** Counts how often anything in the page has changed, or the focus moved. */
const stirringsOf = (page: Page): Promise<JSHandle<{ count: number }>> =>
  page.evaluateHandle(() => {
    const stirrings = { count: 0 };
    const stir = () => {
      stirrings.count++;
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(stir).observe(document, all);
    for (const move of ['focusin', 'focusout']) document.addEventListener(move, stir, true);
    return stirrings;
  });

/** The texts in the regions that a selector finds. */
async function textsIn(line: CDPSession, selector: string): Promise<readonly Heard[]> {
  const list = await objectOf(line, `[...document.querySelectorAll(${JSON.stringify(selector)})]`);
  const { result } = await line.send('Runtime.getProperties', { objectId: list, ownProperties: true });
  const elements = result.flatMap(({ name, value }) => (/^\d+$/.test(name) ? [value?.objectId ?? ''] : []));
  return (await Promise.all(elements.map((objectId) => textsOf(line, objectId)))).flat();
}

async function textsOf(line: CDPSession, objectId: string): Promise<readonly Heard[]> {
  const { nodes } = await line.send('Accessibility.queryAXTree', { objectId, role: 'StaticText' });
  return nodes.flatMap(({ backendDOMNodeId: id = 0, name, ignored }) => {
    const said = String(name?.value ?? '');
    return ignored || said.trim() === '' ? [] : [{ id, said }];
  });
}

/** The element with the focus as it is read out: `button "OK": its description`; the text of one without a name. */
async function focusOf(line: CDPSession): Promise<string> {
  const objectId = await objectOf(line, 'document.activeElement ?? document.body');
  const { nodes } = await line.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes;
  const role = String(node?.role?.value ?? '');
  if (node === undefined || role === 'RootWebArea' || role === 'none' || role === 'generic') return '';
  const name = String(node.name?.value ?? '');
  const described = String(node.description?.value ?? '');
  if (name === '') return (await textsOf(line, objectId)).map(({ said }) => said).join('');
  return `${role} "${name}"${described === '' ? '' : `: ${described}`}`;
}

async function objectOf(line: CDPSession, expression: string): Promise<string> {
  const { result } = await line.send('Runtime.evaluate', { expression });
  return defined(result.objectId, expression);
}
