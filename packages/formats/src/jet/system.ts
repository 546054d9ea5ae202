import type { JetRow, JetTable } from './table.ts';

/** The flags of an index: all have the last, some have values that differ, no nulls, or leave nulls out. */
const UNIQUE = 0x81;
const WITHOUT_NULLS = 0x82;
const REQUIRED = 0x88;

/** The tables of the system, from page 2 on: the catalogue, the rights to objects, queries and relationships. */
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
    indexes: [
      { name: 'ParentIdName', columns: ['ParentId', 'Name'], flags: UNIQUE },
      { name: 'Id', columns: ['Id'], isPrimary: true, flags: UNIQUE },
    ],
  },
  {
    name: 'MSysACEs',
    columns: { ObjectId: 'long', SID: 'binary', ACM: 'long', FInheritable: 'flag' },
    rows: [],
    indexes: [{ name: 'ObjectId', columns: ['ObjectId'], flags: REQUIRED }],
  },
  {
    name: 'MSysQueries',
    columns: {
      ...{ ObjectId: 'long', Attribute: 'byte', Order: 'binary', Name1: 'text', Name2: 'text' },
      ...{ Expression: 'memo', Flag: 'short', LvExtra: 'long' },
    },
    rows: [],
    indexes: [
      {
        name: 'ObjectIdAttribute',
        columns: ['ObjectId', 'Attribute', 'Order'],
        isPrimary: true,
        flags: UNIQUE,
      },
    ],
  },
  {
    name: 'MSysRelationships',
    columns: {
      ...{ szRelationship: 'text', grbit: 'long', ccolumn: 'long', icolumn: 'long', szObject: 'text' },
      ...{ szColumn: 'text', szReferencedObject: 'text', szReferencedColumn: 'text' },
    },
    rows: [],
    indexes: ['szRelationship', 'szObject', 'szReferencedObject'].map((name) => ({
      ...{ name, columns: [name], flags: WITHOUT_NULLS },
    })),
  },
];

const TABLE = 1;
const DOCUMENT = 2;
const CONTAINER = 3;
/** The container of the containers, that of tables, and that of the database itself. */
const ROOT = 0x0f000000;
const TABLES = 0x0f000001;
const DATABASES = 0x0f000002;
const CONTAINERS = [
  ['Tables', TABLES],
  ['Databases', DATABASES],
  ['Relationships', 0x0f000003],
] as const;
const DATABASE = 0x10000000;
const IS_SYSTEM = 0x80000000 | 0;

/** The owners of objects: the engine, and everybody who opens a file without a login. */
const ENGINE = 'a7 31';
const ADMIN = 'a6 33';
const USERS = 'a7 33';

interface NamedPage {
  readonly name: string;
  readonly page: number;
}

/** Returns the rows of the catalogue: the containers, the database, and each table, whose id is its page. */
export function catalogueOf(tables: readonly NamedPage[], systems: number): JetRow[] {
  const rowOf = (id: number, parent: number, name: string, type: number, isSystem: boolean): JetRow => ({
    ...{ Id: id, ParentId: parent, Name: name, Type: type, Flags: isSystem ? IS_SYSTEM : 0 },
    ...{ DateCreate: MADE_MS, DateUpdate: MADE_MS },
    Owner: isSystem && type !== DOCUMENT ? ENGINE : ADMIN,
  });
  return [
    ...CONTAINERS.map(([name, id]) => rowOf(id, ROOT, name, CONTAINER, true)),
    rowOf(DATABASE, DATABASES, 'MSysDb', DOCUMENT, true),
    ...tables.map(({ name, page }, i) => rowOf(page, TABLES, name, TABLE, i < systems)),
  ];
}

const MADE_MS = Date.UTC(2000, 0, 1);
/** Every right there is. */
const ALL = 0xfffff;

/** Returns the rights: everybody may do everything with every object. */
export const rightsOf = (tables: readonly NamedPage[]): JetRow[] =>
  [DATABASE, ...CONTAINERS.map(([, id]) => id), ...tables.map(({ page }) => page)].flatMap((id) =>
    [ADMIN, USERS].map((SID) => ({
      ObjectId: id,
      SID,
      ACM: ALL,
      FInheritable: id > TABLES - 1 && id < DATABASE,
    })),
  );
