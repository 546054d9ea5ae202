/** The log of one table on this device, an entry a text, oldest first. */
export interface DeviceLog {
  /** The entries after the first `after`. */
  read(after: number): Promise<readonly string[]>;
  /**
   * Adds entries to a log that is still so long; false where another tab was first. `finished` is the number of deals
   * that are over then.
   */
  append(length: number, bodies: readonly string[], finished: number): Promise<boolean>;
}

/** A log that lasts as long as its page. */
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

/**
 * A log that goes on in memory once it cannot be stored any more: without storage a table lasts as long as its page.
 */
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
