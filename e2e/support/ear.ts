import { defined } from '@overtrick/rules/assert';
import type { CDPSession, Page } from '@playwright/test';
import { idle } from './waits/idle.ts';

export interface Ear {
  /** Returns all announcements until the page is idle, in order, each change once. */
  readonly hear: () => Promise<readonly string[]>;
  /** Notes where the focus is without an announcement: the listener has put it there. */
  readonly notice: () => Promise<void>;
}

interface Heard {
  readonly id: number;
  readonly said: string;
}

/**
 * Listens to the live regions of the page's accessibility tree, as a screen reader does.
 * @param regions selectors of the regions, in the order in which they are heard
 * @param hasFocus whether the element that takes the focus is heard too, by its role, name and description
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
  return {
    async hear() {
      const said: string[] = [];
      // the page may react to what was heard: look again, until nothing is new
      for (;;) {
        await idle(page);
        const fresh = await look();
        if (fresh.length === 0) return said;
        said.push(...fresh);
      }
    },
    async notice() {
      focused = await focusOf(line);
    },
  };
}

/** Returns the texts in the regions that a selector finds. */
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

/** Returns the focused element as it is read out: `button "OK": its description`; the text of one without a name. */
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
