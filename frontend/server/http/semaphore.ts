/** There are too many, or it took too long. */
export class SemaphoreRefusal extends Error {
  override readonly name = 'SemaphoreRefusal';
}

interface Waiting {
  call: () => void;
  refuse: () => void;
}

/**
 * Lets so many through at once. The others wait, the urgent ones first, but not for long and not in any
 * number: a full queue takes an urgent one only by sending another away.
 */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #urgent = new Set<Waiting>();
  readonly #others = new Set<Waiting>();
  #running = 0;
  #refused = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#urgent.size + this.#others.size;
  }

  /** How many were sent away, since the beginning. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Resolves when there is a permit, with the function that releases it.
   * @param within ms to wait at most
   * @throws {SemaphoreRefusal}
   */
  async acquire({ urgent, within }: { urgent: boolean; within: number }): Promise<() => void> {
    if (this.#running >= this.#atOnce) await this.#wait(urgent ? this.#urgent : this.#others, within);
    else this.#running++;
    let ended = false;
    return () => {
      if (!ended) this.#release();
      ended = true;
    };
  }

  #wait(queue: Set<Waiting>, within: number): Promise<void> {
    if (this.waiting >= this.#mostWaiting) {
      const [displaced] = queue === this.#urgent ? this.#others : [];
      if (!displaced) {
        this.#refused++;
        return Promise.reject(new SemaphoreRefusal('too many are waiting'));
      }
      displaced.refuse();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.delete(waiting);
      };
      const waiting: Waiting = {
        call: () => (leave(), resolve()),
        refuse: () => {
          leave();
          this.#refused++;
          reject(new SemaphoreRefusal('waited too long'));
        },
      };
      const timer = setTimeout(waiting.refuse, within);
      queue.add(waiting);
    });
  }

  /** The place goes to the next in line, or is free. */
  #release(): void {
    const [next] = this.#urgent.size > 0 ? this.#urgent : this.#others;
    if (next) next.call();
    else this.#running--;
  }
}
