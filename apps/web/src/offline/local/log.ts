/** The log of one table on this device: entries as texts, oldest first. */
export interface DeviceLog {
  /** Returns the entries after number `after`. */
  read(after: number): Promise<readonly string[]>;
  /**
   * Appends entries to a log of the given length; returns false where another tab was first. `finished` is the number
   * of deals that are then over.
   */
  append(length: number, bodies: readonly string[], finished: number): Promise<boolean>;
}

/** Creates a log that lasts as long as its page. */
export function memoryLog(first: readonly string[] = []): DeviceLog {
  const log = [...first];
  return {
    read: async (after) => log.slice(after),
    async append(length, bodies) {
      if (log.length !== length) return false;
      log.push(...bodies);
      return true;
    },
  };
}

/** Wraps a stored log so that it continues in memory once storage fails: the table then lasts as long as its page. */
export function lastingLog(stored: DeviceLog): DeviceLog {
  const known: string[] = [];
  let memory: DeviceLog | undefined;
  return {
    async read(after) {
      if (memory !== undefined) return memory.read(after);
      const bodies = await stored.read(after);
      known.splice(after, known.length, ...bodies);
      return bodies;
    },
    async append(length, bodies, finished) {
      if (memory !== undefined) return memory.append(length, bodies, finished);
      try {
        const isStored = await stored.append(length, bodies, finished);
        if (isStored) known.splice(length, known.length, ...bodies);
        return isStored;
      } catch {
        memory = memoryLog(known);
        return memory.append(length, bodies, finished);
      }
    },
  };
}
