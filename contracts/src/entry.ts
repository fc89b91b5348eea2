/** What a request class carries, as a plain object: what is entered is said once, by the class that checks it. */
export type Entry<Request> = { [Field in keyof Request]: Request[Field] };
