/**
 * Parses XML to a tree of elements, each with its place. Nothing is expanded: a document that declares entities is
 * refused; the five predefined entities and numeric references are decoded.
 *
 *     parseXml('<A><B x="1">2 &lt; 3</B></A>')
 *     // { name: 'A', children: [{ name: 'B', attributes: { x: '1' }, text: '2 < 3', … }], … }
 */
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { failAt } from '../item.ts';
import { makeLocator, type Place, plainLines } from '../place.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string | undefined };
  readonly children: readonly XmlElement[];
  /** The element's own text, trimmed. */
  readonly text: string;
  readonly place: Place;
}

export type XmlCode =
  | 'ERR_XML' // not well-formed
  | 'ERR_XML_ENTITY' // it declares entities
  | 'ERR_XML_SIZE'; // too large, or too deep

/** A limit above every event: the one with the most results seen has 240 kB. */
const MOST_CHARACTERS = 32_000_000;
const DEEPEST = 32;
const CDATA = '#cdata';

export function parseXml(text: string): Result<XmlElement, XmlCode> {
  if (text.length > MOST_CHARACTERS)
    return failAt('ERR_XML_SIZE', { line: 1, column: 1 }, 'this file is too large for an event');
  const plain = plainLines(text);
  const locate = makeLocator(plain);
  const entity = plain.search(/<!ENTITY/i);
  if (entity !== -1)
    return failAt('ERR_XML_ENTITY', locate(entity), 'a file that declares entities is not read');
  const valid = XMLValidator.validate(plain);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    // of tags without an end it lists every one
    const why = (msg.split(/ '?\[/)[0] ?? msg).replace(/\.$/, '');
    return failAt('ERR_XML', { line, column: col ?? 1 }, `this is not XML: ${why}`);
  }
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
    cdataPropName: CDATA,
    processEntities: false,
    captureMetaData: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: DEEPEST,
  });
  try {
    const root = elementsOf(parser.parse(plain), locate)[0];
    return root ? ok(root) : noElement();
  } catch (error) {
    // the parser throws where tags are nested deeper than it may read
    const why = error instanceof Error ? error.message : String(error);
    return failAt('ERR_XML_SIZE', { line: 1, column: 1 }, `this XML cannot be read: ${why}`);
  }
}

const noElement = (): Failure<XmlCode> =>
  failAt('ERR_XML', { line: 1, column: 1 }, 'this is not XML: there is no element in it');

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Converts the parser's nodes to elements: each node is an object with its name as a key and its children as the value.
 */
function elementsOf(nodes: unknown, locate: (offset: number) => Place): XmlElement[] {
  const elements: XmlElement[] = [];
  if (!isList(nodes)) return elements;
  for (const node of nodes) {
    if (!isRecord(node)) continue;
    const name = nameOf(node);
    if (name === undefined) continue;
    // the one symbol that the parser puts on a node, for where it begins
    const [symbol] = Object.getOwnPropertySymbols(node);
    const meta = symbol === undefined ? undefined : node[symbol];
    const offset = isRecord(meta) && typeof meta.startIndex === 'number' ? meta.startIndex : 0;
    elements.push({
      name,
      attributes: attributesOf(node[':@']),
      children: elementsOf(node[name], locate),
      text: textOf(node[name]),
      place: locate(offset),
    });
  }
  return elements;
}

/** Returns the name of a node: its first key that is not one of the parser's own. */
function nameOf(node: Readonly<Record<PropertyKey, unknown>>): string | undefined {
  for (const key in node) if (key[0] !== ':' && key[0] !== '#') return key;
  return undefined;
}

const NO_ATTRIBUTES: XmlElement['attributes'] = {};

const attributesOf = (attributes: unknown): XmlElement['attributes'] =>
  isRecord(attributes)
    ? Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key, decodeEntities(String(value))]),
      )
    : NO_ATTRIBUTES;

function textOf(nodes: unknown): string {
  if (!isList(nodes)) return '';
  let text = '';
  for (const node of nodes) if (isRecord(node)) text += pieceOf(node);
  return text.trim();
}

/** Returns the text of a node; CDATA is not decoded. */
function pieceOf(node: Readonly<Record<PropertyKey, unknown>>): string {
  if (CDATA in node) return isList(node[CDATA]) ? node[CDATA].filter(isRecord).map(rawOf).join('') : '';
  return decodeEntities(rawOf(node));
}

const rawOf = (node: Readonly<Record<PropertyKey, unknown>>): string => String(node['#text'] ?? '');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const NAMED: Readonly<Record<string, string | undefined>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decodeEntities = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return NAMED[name] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      });

/** Escapes text for an element or an attribute. */
export const encodeXml = (text: string): string =>
  text
    // no character that XML forbids
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

/** Finds the first child with a name. */
export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);

/** Finds the text of the first child with a name and a non-empty text. */
export const textOfChild = (element: XmlElement, name: string): string | undefined =>
  element.children.find((child) => child.name === name && child.text !== '')?.text;

/** Finds all elements with a name at any depth, but not inside one another. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = ({ children }: XmlElement): void => {
    for (const child of children)
      if (child.name === name) found.push(child);
      else visit(child);
  };
  visit(element);
  return found;
}
