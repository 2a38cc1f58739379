import type { Plugin } from "vite";

const classNames = /\/@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/;
const kit = /\/ui\/kit\/kit\.tsx$/;

const imports = (styles: string, code: string) => `import "@mantine/core/${styles}.layer.css";\n${code}`;

/**
 * Each component of the library brings its own styles: all of them at once weigh 39 kB on a first view. A
 * component's come after those of the components that it is made of, as in the library's own sheet. In
 * development the library is one file, and so are its styles.
 */
export function componentStyles(): Plugin {
  let isBuild = false;
  return {
    name: "component-styles",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transform(code, id) {
      if (!isBuild) return kit.test(id) ? { code: imports("styles", code), map: null } : null;
      const [, component] = classNames.exec(id) ?? [];
      return component === undefined ? null : { code: imports(`styles/${component}`, code), map: null };
    },
  };
}
