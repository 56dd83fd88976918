import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { Providers } from '../../app/providers.tsx';
import { createStore } from '../../app/store.ts';
import { createTexts } from '../../i18n/create-i18n.ts';
import { fillBrowserGaps } from '../../testing/browser-gaps.ts';
import { waitPatiently } from '../../testing/wait-patiently.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

waitPatiently();
afterEach(cleanup);

async function openEditor() {
  fillBrowserGaps();
  const told: string[] = [];
  const store = createStore();
  const texts = createTexts();
  const showing = (value: string) => (
    <Providers store={store} texts={texts} language="en" origin="http://shop.example">
      <RichTextEditor
        label="Description"
        value={value}
        onChange={(html) => told.push(html)}
        dir="ltr"
        invalid={false}
        describedBy={undefined}
      />
    </Providers>
  );
  const view = render(showing(''));
  const area = await screen.findByRole('textbox');
  const { editor } = area as HTMLElement & { editor: Editor };
  const type = (text: string) => {
    act(() => void editor.commands.insertContent(text));
    return told.at(-1) ?? '';
  };
  const show = (value: string) => view.rerender(showing(value));
  return { area, type, show };
}

test('what comes back of an earlier letter does not take away the next one', async () => {
  const { area, type, show } = await openEditor();
  const first = type('a');
  const both = type('b');
  show(first);
  expect(area.textContent).toBe('ab');
  show(both);
  expect(area.textContent).toBe('ab');
});

test('what somebody else wrote meanwhile is shown', async () => {
  const { area, type, show } = await openEditor();
  show(type('a'));
  show('<p>theirs</p>');
  expect(area.textContent).toBe('theirs');
});

test('what is taken back is shown as it was', async () => {
  const { area, type, show } = await openEditor();
  show(type('a'));
  show(type('b'));
  show('');
  expect(area.textContent).toBe('');
});
