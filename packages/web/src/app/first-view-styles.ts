/**
 * The library's base styles, in a layer so that our own styles win in any order; its components' styles come
 * with Kit.
 */
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "virtual:theme-variables.css";
