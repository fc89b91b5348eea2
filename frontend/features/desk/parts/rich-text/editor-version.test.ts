import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { warnOfOldEditor } from './editor-version.ts';

const warn = jest.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

test.each(['1.3.7', '1.99.0', '0.20.1'])('of an editor %s the console warns', (version) => {
  warnOfOldEditor(version);
  expect(warn.mock.calls).toEqual([
    [`The rich-text editor is version ${version}; the oldest supported is 2.0.0.`],
  ]);
});

test.each(['2.0.0', '2.0.3', '2.1.0', '10.0.0', '2.0.0-rc.4'])('of an editor %s it does not', (version) => {
  warnOfOldEditor(version);
  expect(warn).not.toHaveBeenCalled();
});
