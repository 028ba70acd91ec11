import {describe, expect, it} from 'vitest';
import {render} from './terminal';

describe('render', () => {
  it('leaves plain text alone', () => {
    expect(render('a\r\nb  \n')).toBe('a\r\nb  \n');
  });

  it('shows what is left of a question', () => {
    const question = '\u001b[34m?\u001b[39m \u001b[1mSure?\u001b[22m \u001b[2m(y/N)\u001b[22m';
    const answer = '\u001b[32m✔\u001b[39m \u001b[1mSure?\u001b[22m \u001b[36mYes\u001b[39m';
    const raw = `${question}\u001b[15G\u001b[16G\u001b[2K\u001b[G${question} y\u001b[2K\u001b[G${answer}\n\u001b[?25h`;
    expect(render(raw)).toBe('✔ Sure? Yes\n');
  });

  it('overwrites, erases and moves up', () => {
    expect(render('one\ntwo\u001b[1A\u001b[1G1234\u001b[K\rM\u001b[m')).toBe('M234\ntwo');
    expect(render('one\ntwo\u001b[1A\u001b[2G\u001b[J')).toBe('o');
  });
});
