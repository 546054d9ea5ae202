interface Place {
  send: (() => void) | undefined;
}

/**
 * Sends the messages of one connection in the order in which they were created. An answer with a table's state is
 * created a moment before it is sent: updates from that moment wait for it.
 */
export class InOrder {
  readonly #places: Place[] = [];

  /** Sends a message now, or after the earlier ones. */
  say(send: () => void): void {
    this.#places.push({ send });
    this.#sendReady();
  }

  /** Returns the turn of a message that will be answered once. */
  turn(): Turn {
    let place: Place | undefined;
    return {
      take: () => {
        if (place !== undefined) return;
        place = { send: undefined };
        this.#places.push(place);
      },
      answer: (send) => {
        if (place === undefined) return this.say(send);
        place.send = send;
        this.#sendReady();
      },
    };
  }

  #sendReady(): void {
    while (this.#places[0]?.send !== undefined) this.#places.shift()?.send?.();
  }
}

/** The place of an answer among the messages of its connection. */
export interface Turn {
  /** Takes the place; call it when the answer is created. */
  readonly take: () => void;
  /** Sends the answer in the place that was taken, or at the end. */
  readonly answer: (send: () => void) => void;
}
