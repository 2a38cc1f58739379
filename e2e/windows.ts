import type { Browser, Page } from "playwright-core";
import { inspect } from "./accessibility.ts";
import { type DemoRole, demoPassword, desktop, openWindow, phone, signIn } from "./people.ts";
import type { Product } from "./product.ts";

export const devices = ["desktop", "phone"] as const;
export type Device = (typeof devices)[number];

export interface Window extends ReturnType<typeof inspect> {
  page: Page;
}

export type Windows = (role: DemoRole | undefined, device: Device) => Promise<Window>;

/** One window for each person of the demonstration and each device: opening one takes longer than a page. */
export function openWindows(browser: Browser, product: Product): Windows {
  const windows = new Map<string, Promise<Window>>();

  async function open(role: DemoRole | undefined, device: Device): Promise<Window> {
    const context = await openWindow(browser, product, device === "desktop" ? desktop : phone);
    if (role) await signIn(context, `${role}@demo.example`, demoPassword(product, role));
    const page = await context.newPage();
    return { page, ...inspect(page) };
  }

  return (role, device) => {
    const key = `${role} ${device}`;
    const opened = windows.get(key) ?? open(role, device);
    windows.set(key, opened);
    return opened;
  };
}
