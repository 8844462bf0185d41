//! What holds for every screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1920, height: 1080 }, { width: 1280, height: 800 }];

/** Nothing is wider than the screen, from a phone to a large desk. */
export async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `no horizontal scroll at ${size.width}`).toBeLessThanOrEqual(size.width);
  }
}

/** Nothing keeps anybody from reading it, in both themes. */
export async function isReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(' | ')}`);
    expect(told, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** What keeps texts from being read as they are shown now: texts on each other, on controls, or cut off by their boxes. */
export async function collisions(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  return page.evaluate(() => {
    interface Box { left: number; top: number; right: number; bottom: number }
    interface Text extends Box { said: string; of: Element; layer: Element | null }
    /** How many pixels may lie on each other without anybody's seeing it. */
    const TOLERATED = 2;
    /** The part of a line's height above and below its letters. */
    const LEADING = 0.22;
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    });
    const isThere = ({ left, top, right, bottom }: Box, least = 0) => right - left > least && bottom - top > least;
    const found: string[] = [];
    const styles = new Map<Element, CSSStyleDeclaration>();
    const style = (element: Element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element)!);
    const boxes = new Map<Element, DOMRect>();
    const box = (element: Element) => boxes.get(element) ?? (boxes.set(element, element.getBoundingClientRect()), boxes.get(element)!);
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage, borderLeftWidth } = style(element);
      return backgroundImage !== 'none' || borderLeftWidth !== '0px' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    };

    /** What lies above the page covers it on purpose. */
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) if (/fixed|sticky/.test(style(at).position)) return at;
      return null;
    };

    /** What is to be seen of a text; where it is cut off or spills, that is noted. */
    function shown(text: Text): Box {
      let rest: Box = text;
      let isInside = false;
      for (let at: Element | null = text.of; at && at !== document.body; at = at.parentElement) {
        const isDrawing = at instanceof SVGSVGElement;
        if (at instanceof SVGElement && !isDrawing) continue;
        const { overflowX, overflowY, textOverflow, display } = style(at);
        if (display === 'inline') continue;
        const wide = text.left < box(at).left - TOLERATED || text.right > box(at).right + TOLERATED;
        const tall = text.top < box(at).top - TOLERATED || text.bottom > box(at).bottom + TOLERATED;
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        if (isDrawing && (at.closest('.zoom') || overflowX === 'visible')) isInside ||= at.closest('.zoom') !== null;
        else if (!isInside && !scrolls && textOverflow !== 'ellipsis' && (wide || tall) && (isDrawing || isPainted(at) || overflowX !== 'visible')) {
          found.push(`"${text.said}" leaves ${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`);
          isInside = true;
        }
        if (scrolls || textOverflow === 'ellipsis') isInside = true;
        if (overflowX !== 'visible') rest = meet(rest, box(at));
        if (style(at).position === 'fixed') break;
      }
      return rest;
    }

    const texts: Text[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const of = node.parentElement;
      const said = node.textContent?.trim() ?? '';
      if (!of || said === '' || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (of.closest('option, title, desc, defs, .hidden, .said') || /inset\(50%\)/.test(style(of).clipPath)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A drawn text that is fitted to a length knows its box better than its letters do.
      const lines = of instanceof SVGTextElement ? [of.getBoundingClientRect()] : range.getClientRects();
      for (const { left, top, right, bottom, height } of lines) {
        const text = { said: said.slice(0, 40), of, layer: layerOf(of), left, right, top: top + height * LEADING, bottom: bottom - height * LEADING };
        const rest = shown(text);
        if (isThere(rest)) texts.push({ ...text, ...rest });
      }
    }
    const controls = [...document.querySelectorAll('button, input, select, textarea')].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    texts.forEach((text, at) => {
      for (const other of texts.slice(at + 1)) {
        if (text.layer === other.layer && text.of !== other.of && isThere(meet(text, other), TOLERATED)) found.push(`"${text.said}" lies on "${other.said}"`);
      }
      for (const control of controls) {
        if (layerOf(control) !== text.layer || control.contains(text.of) || control.closest('label')?.contains(text.of)) continue;
        let rest: Box = box(control);
        for (let over = control.parentElement; over && over !== document.body; over = over.parentElement) {
          if (style(over).overflowX !== 'visible') rest = meet(rest, box(over));
        }
        if (isThere(meet(text, rest), TOLERATED)) found.push(`"${text.said}" lies on the control "${control.ariaLabel ?? control.textContent?.trim()}"`);
      }
    });
    return [...new Set(found)];
  });
}

/** The least size of type, in pixels on the screen. */
const LEAST_TYPE = 14;

/** Texts that are shown smaller than they may be. */
export async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [of, said] = [node.parentElement, node.textContent?.trim() ?? ''];
      if (!of || said === '' || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (of.closest('option, title, desc, defs, .hidden, .said') || /inset\(50%\)/.test(getComputedStyle(of).clipPath)) continue;
      // Drawings are scaled to their place.
      const matrix = of instanceof SVGTextContentElement ? of.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
      const size = parseFloat(getComputedStyle(of).fontSize) * scale;
      if (size < least - 0.2) found.add(`"${said.slice(0, 30)}" at ${size.toFixed(1)} px in ${of.closest('[class]')?.getAttribute('class')}`);
    }
    return [...found];
  }, LEAST_TYPE);
}
