import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableModel } from '../state/model.ts';
import type { TableCtrl } from './tableCtrl.ts';

export const TableContext = createContext<TableCtrl | undefined>(undefined);

export function useCtrl(): TableCtrl {
  const ctrl = useContext(TableContext);
  if (ctrl === undefined) throw new Error('outside of a table');
  return ctrl;
}

/** Selects a part of the table's page state. */
export const useTable = <T>(select: (model: TableModel) => T): T => useStore(useCtrl().store, select);
