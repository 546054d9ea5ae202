import type { JetRow, JetTable } from './table.ts';

/** The tables of the system, from page 2 on; the first is the catalogue. */
export const SYSTEM_TABLES: readonly JetTable[] = [
  {
    name: 'MSysObjects',
    columns: {
      ...{
        Id: 'long',
        ParentId: 'long',
        Name: 'text',
        Type: 'short',
        DateCreate: 'date',
        DateUpdate: 'date',
      },
      ...{ Owner: 'binary', Flags: 'long', Database: 'memo', Connect: 'memo', ForeignName: 'text' },
      ...{
        RmtInfoShort: 'binary',
        RmtInfoLong: 'ole',
        Lv: 'ole',
        LvProp: 'ole',
        LvModule: 'ole',
        LvExtra: 'ole',
      },
    },
    rows: [],
  },
  {
    name: 'MSysACEs',
    columns: { ACM: 'long', FInheritable: 'flag', ObjectId: 'long', SID: 'binary' },
    rows: [],
  },
  {
    name: 'MSysQueries',
    columns: {
      ...{
        Attribute: 'short',
        Expression: 'memo',
        Flag: 'short',
        LvExtra: 'long',
        Name1: 'text',
        Name2: 'text',
      },
      ...{ ObjectId: 'long', Order: 'binary' },
    },
    rows: [],
  },
  {
    name: 'MSysRelationships',
    columns: {
      ...{ ccolumn: 'long', grbit: 'long', icolumn: 'long', szColumn: 'text', szObject: 'text' },
      ...{ szReferencedColumn: 'text', szReferencedObject: 'text', szRelationship: 'text' },
    },
    rows: [],
  },
];

const TABLE = 1;
const CONTAINER = 3;
/** The container of the containers, and that of tables. */
const ROOT = 0x0f000000;
const TABLES = 0x0f000001;
const CONTAINERS = [
  ['Tables', TABLES],
  ['Databases', 0x0f000002],
  ['Relationships', 0x0f000003],
] as const;
const IS_SYSTEM = 0x80000000 | 0;

/** Returns the rows of the catalogue: the containers, and each table, whose id is its page. */
export function catalogueOf(
  tables: readonly { readonly name: string; readonly page: number }[],
  systems: number,
): JetRow[] {
  const rowOf = (id: number, parent: number, name: string, type: number, flags: number): JetRow => ({
    ...{ Id: id, ParentId: parent, Name: name, Type: type, Flags: flags },
    ...{ DateCreate: MADE_MS, DateUpdate: MADE_MS, Owner: '03 02' },
  });
  return [
    ...CONTAINERS.map(([name, id]) => rowOf(id, ROOT, name, CONTAINER, IS_SYSTEM)),
    ...tables.map(({ name, page }, i) => rowOf(page, TABLES, name, TABLE, i < systems ? IS_SYSTEM : 0)),
  ];
}

const MADE_MS = Date.UTC(2000, 0, 1);
