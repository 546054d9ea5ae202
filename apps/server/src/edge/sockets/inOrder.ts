interface Place {
  send: (() => void) | undefined;
}

/**
 * Sends the messages of one connection in the order in which they were made. An answer that shows a table is made a
 * moment before it is sent: updates made in that moment wait for it.
 */
export class InOrder {
  readonly #places: Place[] = [];

  /** Sends something now, or after what was made before it. */
  say(send: () => void): void {
    this.#places.push({ send });
    this.#sendReady();
  }

  /** Returns the turn of a message, which is answered once. */
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
  /** Takes the place: call it in the moment in which the answer is made. */
  readonly take: () => void;
  /** Sends the answer in its place: where it was taken, or at the end. */
  readonly answer: (send: () => void) => void;
}
